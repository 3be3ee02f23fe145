// The minimum that a game of cards on a line needs from this stack: a list of draggable cards.
import { useState } from "react";
import { DragDropContext, Draggable, Droppable } from "react-beautiful-dnd";

export default function Game() {
  const [cards, setCards] = useState(["1666", "1789", "1869"]);
  const moved = ({ source, destination }) => {
    if (!destination) return;
    const next = [...cards];
    next.splice(destination.index, 0, ...next.splice(source.index, 1));
    setCards(next);
  };
  return (
    <DragDropContext onDragEnd={moved}>
      <Droppable droppableId="line" direction="horizontal">
        {(line) => (
          <ol ref={line.innerRef} {...line.droppableProps}>
            {cards.map((card, at) => (
              <Draggable key={card} draggableId={card} index={at}>
                {(held) => <li ref={held.innerRef} {...held.draggableProps} {...held.dragHandleProps}>{card}</li>}
              </Draggable>
            ))}
            {line.placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}

/* The benchmark's classic game in plain C, as the limit: 4 seats, 4 cards each, 110 cards, a random card of the hand into a
   random gap, every move checked, every outcome recorded. Prints one line of JSON: moves and seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, HAND = 4, CARDS = 110, LOG = 1 << 16 };

typedef struct { uint8_t seat, card, gap, right; } Outcome;
typedef struct {
    uint8_t hand[SEATS][HAND + 1], held[SEATS];
    uint8_t line[CARDS], length, pile[CARDS], left, box[CARDS], boxed;
    uint8_t playing[SEATS], in, at;
    int over;
} Game;

static uint64_t state = 88172645463325252ULL;
static Outcome outcomes[LOG];

static uint32_t below(uint32_t bound) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (uint32_t)(((state >> 32) * bound) >> 32);
}

static uint8_t draw(Game *g) {
    if (!g->left) {
        memcpy(g->pile, g->box, g->boxed);
        g->left = g->boxed;
        g->boxed = 0;
    }
    uint32_t k = below(g->left);
    uint8_t card = g->pile[k];
    g->pile[k] = g->pile[--g->left];
    return card;
}

static void set_up(Game *g) {
    memset(g, 0, sizeof *g);
    for (int card = 0; card < CARDS; card++) g->pile[card] = (uint8_t)card;
    g->left = CARDS;
    for (int seat = 0; seat < SEATS; seat++) {
        for (int n = 0; n < HAND; n++) g->hand[seat][g->held[seat]++] = draw(g);
        g->playing[seat] = (uint8_t)seat;
    }
    g->in = SEATS;
    g->line[g->length++] = draw(g);
}

static void end_round(Game *g) {
    uint8_t done[SEATS], n = 0;
    for (int at = 0; at < g->in; at++)
        if (!g->held[g->playing[at]]) done[n++] = g->playing[at];
    if (n == 1) g->over = 1;
    if (n < 2) return;
    for (int at = 0; at < g->in; at++) {
        uint8_t seat = g->playing[at];
        while (g->held[seat]) g->box[g->boxed++] = g->hand[seat][--g->held[seat]];
    }
    memcpy(g->playing, done, n);
    g->in = n;
    if (g->left + g->boxed < n) { g->over = 1; return; }
    for (int at = 0; at < n; at++) g->hand[done[at]][g->held[done[at]]++] = draw(g);
}

static int place(Game *g, uint8_t card, uint8_t gap, uint32_t number) {
    uint8_t seat = g->playing[g->at], at = 0;
    while (at < g->held[seat] && g->hand[seat][at] != card) at++;
    if (at == g->held[seat] || gap > g->length) return 0;
    g->hand[seat][at] = g->hand[seat][--g->held[seat]];
    int right = (gap == 0 || g->line[gap - 1] <= card) && (gap == g->length || card <= g->line[gap]);
    if (right) {
        memmove(g->line + gap + 1, g->line + gap, (size_t)(g->length - gap));
        g->line[gap] = card;
        g->length++;
    } else {
        g->box[g->boxed++] = card;
        g->hand[seat][g->held[seat]++] = draw(g);
    }
    outcomes[number % LOG] = (Outcome){seat, card, gap, (uint8_t)right};
    if (++g->at == g->in) {
        g->at = 0;
        end_round(g);
    }
    return 1;
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1, spent;
    clock_t start = clock();
    uint64_t moves = 0, games = 0;
    Game g;
    do {
        for (int n = 0; n < 1000; n++, games++) {
            set_up(&g);
            while (!g.over) {
                uint8_t seat = g.playing[g.at];
                uint8_t card = g.hand[seat][below(g.held[seat])];
                if (!place(&g, card, (uint8_t)below(g.length + 1u), (uint32_t)moves)) return 1;
                moves++;
            }
        }
        spent = (double)(clock() - start) / CLOCKS_PER_SEC;
    } while (spent < seconds);
    printf("{\"moves\": %llu, \"seconds\": %f, \"games\": %llu}\n", (unsigned long long)moves, spent, (unsigned long long)games);
    return 0;
}

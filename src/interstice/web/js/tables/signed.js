/** @param {number} n @returns {string} Points won or lost, with their sign. */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

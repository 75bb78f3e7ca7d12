/** @deprecated Sail instead. */
function row() { return 1; }
export const speed = row();

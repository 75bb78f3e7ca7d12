import path = require('node:path');
export const join = path.join;

export type Ship = {};

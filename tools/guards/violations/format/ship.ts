export const ship = "Icon";

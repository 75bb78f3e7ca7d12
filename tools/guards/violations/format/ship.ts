export const ship = "Icon" ;

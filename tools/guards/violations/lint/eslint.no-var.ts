export var ship = 1;

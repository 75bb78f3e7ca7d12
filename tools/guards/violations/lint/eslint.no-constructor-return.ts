export class Ship { constructor() { return {}; } }

export class Ships { static count = 1; }

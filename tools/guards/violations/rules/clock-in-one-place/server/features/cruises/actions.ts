const one = Date.now(); // VIOLATION
const two = new Date(); // VIOLATION
const three = Date(); // VIOLATION
const four = Temporal.Now.instant(); // VIOLATION
const five = performance.now(); // VIOLATION
const six = globalThis.Date.now; // VIOLATION
const fine = [new Date(text), Temporal.PlainDate.from(text), clock.now(), Date.parse(text)];

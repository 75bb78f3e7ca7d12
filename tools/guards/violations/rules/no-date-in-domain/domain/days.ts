const one = new Date(2027, 1, 3); // VIOLATION
const two = Date.UTC(2027, 1, 3); // VIOLATION
const three = (value: Date) => value; // VIOLATION
const fine = [days.Date, { Date: 1 }, Temporal.PlainDate.from(text)];

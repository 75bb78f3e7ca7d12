const one = new Intl.NumberFormat('en').format(2); // VIOLATION
const two = value.toLocaleString(); // VIOLATION
const three = day?.toLocaleDateString('de'); // VIOLATION
const four = name.toLocaleUpperCase(); // VIOLATION
const { NumberFormat } = Intl; // VIOLATION
const fine = [value.toString(), formatMoney(value)];
export const type = (formatter: Intl.NumberFormat) => formatter;

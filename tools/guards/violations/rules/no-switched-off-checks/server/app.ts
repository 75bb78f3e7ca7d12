// oxlint-disable-next-line no-console -- VIOLATION
console.log(1);
/* eslint-disable VIOLATION */
// @ts-ignore VIOLATION
// @ts-expect-error VIOLATION
// What oxlint-disable does is said here, and fine.

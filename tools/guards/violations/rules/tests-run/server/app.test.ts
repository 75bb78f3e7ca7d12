test('is run', () => assert.ok(list.only));
test.only('is alone', () => {}); // VIOLATION
it.skip('is skipped', () => {}); // VIOLATION
describe.todo('is to do'); // VIOLATION
test('is skipped', { skip: true }, () => {}); // VIOLATION
test('says so inside', (t) => t.skip()); // VIOLATION
test.describe.only('is alone', () => {}); // VIOLATION
test.fixme('is broken', () => {}); // VIOLATION
create({ skip: 2 });

throw new Error('Crashed before the first test.');

console.log('Sailing');

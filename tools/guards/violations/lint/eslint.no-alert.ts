alert('Sailing');

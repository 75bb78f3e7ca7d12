window.postMessage('sail');

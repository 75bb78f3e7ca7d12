export const one = <p dangerouslySetInnerHTML={{ __html: text }} />; // VIOLATION
export const two = <iframe srcDoc={text} />; // VIOLATION
element.innerHTML = text; // VIOLATION
element['outerHTML'] = text; // VIOLATION
element.insertAdjacentHTML('beforeend', text); // VIOLATION
export const three = { dangerouslySetInnerHTML: html }; // VIOLATION
element.textContent = text;

/** The star is drawn by mantine.css: it is no part of the label's text, by which managers and tests find a field. */
export const required_input = { required: true, withAsterisk: false, labelProps: { 'data-required': true } };

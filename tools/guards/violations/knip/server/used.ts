export const sailing = () => 1;
export const sunken = () => 2;

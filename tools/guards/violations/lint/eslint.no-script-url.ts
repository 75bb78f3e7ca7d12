export const link = 'javascript:void(0)';

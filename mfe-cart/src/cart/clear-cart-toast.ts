/** Milliseconds for which a toast says that a cart was cleared. BIZ-10. */
export const clearCartToast = 5_000;

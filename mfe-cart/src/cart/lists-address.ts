/** The page of the shopping lists. */
export const listsAddress = '/lists';

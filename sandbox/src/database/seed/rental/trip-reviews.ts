/** What the first customer has said of vehicles: they count among the ratings. */
export const tripReviews = [
  {
    model: 'Atlas Trail',
    rating: 5,
    comment: 'Seven of us and all the tents over the pass, and not a word of complaint from the back row.',
  },
] as const;

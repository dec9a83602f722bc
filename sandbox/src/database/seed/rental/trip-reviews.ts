/** The first customer's reviews of vehicles, which are part of the ratings. */
export const tripReviews = [
  {
    model: 'Atlas Trail',
    rating: 5,
    comment: 'Seven of us and all the tents over the pass, and not a word of complaint from the back row.',
  },
] as const;

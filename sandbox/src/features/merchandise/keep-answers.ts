const mostKept = 500;

/** Answers that are dear to make and may be some seconds old: kept by key, made once however many ask at a time. */
export function keepAnswers<Answer>(milliseconds: number) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (key: unknown, make: () => Promise<Answer>): Promise<Answer> => {
    const name = JSON.stringify(key);
    const known = kept.get(name);
    if (known && known.until > performance.now()) return known.answer;
    if (kept.size >= mostKept) kept.clear();
    const entry = { answer: make(), until: performance.now() + milliseconds };
    kept.set(name, entry);
    entry.answer.catch(() => {
      if (kept.get(name) === entry) kept.delete(name);
    });
    return entry.answer;
  };
}

import type { ApiError } from '@shop/api';
import { color, radius, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Box = styled.ul`
  display: grid;
  gap: ${space('xxs')};
  padding: ${space('sm')};
  list-style: none;
  border-radius: ${radius('md')};
  background: ${color('dangerGround')};
  color: ${color('danger')};
  font-size: ${size('sm')};
`;

/** Rendered before the first error, so that screen readers announce it; empty, it takes no space. */
const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;

/**
 * The server's error message, shown once and beside the form; failures without a message go to `reportError`
 * (ERR-17).
 */
export function useProblem() {
  const [texts, setTexts] = useState<readonly string[]>([]);
  return {
    texts,
    say: (...own: string[]) => setTexts(own),
    clear: () => setTexts([]),
    onError: (error: ApiError) => {
      if (error.kind !== 'http' || error.status >= 500) return false;
      setTexts(error.entries.map(({ message }) => message));
      return error.entries.length > 0;
    },
  };
}

export type Problems = ReturnType<typeof useProblem>;

export function Problem({ texts }: { texts: readonly string[] }) {
  return (
    <Live role="alert">
      {texts.length > 0 && (
        <Box>
          {texts.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </Box>
      )}
    </Live>
  );
}

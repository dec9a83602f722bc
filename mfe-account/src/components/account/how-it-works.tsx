import { Card, color, Heading, media, radius, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Explained {
  /** A number or an icon, hidden from screen readers. */
  sign: ReactNode;
  name: string;
  text: string;
}

interface Props {
  title: string;
  entries: readonly Explained[];
  /** Whether the entries are steps. */
  ordered?: boolean;
}

/** A few explanations, side by side where there is room. */
export function HowItWorks({ title, entries, ordered = false }: Props) {
  return (
    <section>
      <Name as="h2">{title}</Name>
      <List as={ordered ? 'ol' : 'ul'}>
        {entries.map(({ sign, name, text }) => (
          <Panel as="li" key={name}>
            <span aria-hidden="true">{sign}</span>
            <div>
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          </Panel>
        ))}
      </List>
    </section>
  );
}

const Name = styled(Heading)`
  margin-block-end: ${space('sm')};
`;

const List = styled.ul`
  display: grid;
  gap: ${space('sm')};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
`;

const Panel = styled(Card)`
  display: flex;
  gap: ${space('sm')};
  & > span {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${radius('md')};
    background: ${color('brandGround')};
    color: ${color('brand')};
    font-weight: 700;
  }
  & strong {
    font-weight: 600;
  }
  & p {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

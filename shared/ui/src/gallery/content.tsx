import {
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorCard,
  Icon,
  Logo,
  Price,
  Rating,
  Row,
  ShopImage,
  Skeleton,
  Text,
  Tiles,
  Title,
  VisuallyHidden,
  type IconName,
} from '@shop/ui';
import styled from 'styled-components';
import { iconNames } from './icon-names';
import { Line, Section } from './section';
import { useSamples } from './samples';

const chipTones = ['brand', 'danger', 'warning', 'success', 'neutral'] as const;
const drawings = ['bag', 'search', 'plug', 'pin', 'receipt', 'heart'] as const;
const nothing = () => {};

const Square = styled.div`
  inline-size: 120px;
`;

const Mark = styled.svg`
  inline-size: 32px;
  fill: currentColor;
`;

function Texts() {
  const say = useSamples();
  return (
    <Section name="Title, Heading, Text, Chip, Logo, VisuallyHidden">
      <Title>{say.name}</Title>
      <Text>{say.long}</Text>
      <Text $soft $small>
        {say.text}
        <VisuallyHidden>{say.name}</VisuallyHidden>
      </Text>
      <Line>
        {chipTones.map((tone) => (
          <Chip key={tone} $tone={tone}>
            {say.name}
          </Chip>
        ))}
      </Line>
      <Line>
        <Logo name={say.name} />
        <Mark viewBox="0 0 32 32" aria-hidden="true">
          <Tiles />
        </Mark>
      </Line>
    </Section>
  );
}

function Figures() {
  const say = useSamples();
  return (
    <Section name="Price, Rating, ShopImage, Skeleton, Icon">
      <Line>
        <Price amount={900} original={1_200} originalLabel={say.previous} />
        <Price amount={12_550_000} short />
        <Price amount={129_900} large />
        <Rating value={4.5} count={1_200} label={say.text} />
      </Line>
      <Line>
        <Square>
          <ShopImage src={null} alt={say.name} rounded />
        </Square>
        <Square>
          <Skeleton $ratio="1" />
        </Square>
        <Skeleton $width="120px" $height="20px" />
      </Line>
      <Line>
        {(Object.keys(iconNames) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Line>
    </Section>
  );
}

function States() {
  const say = useSamples();
  return (
    <Section name="EmptyState, ErrorCard">
      {drawings.map((drawing) => (
        <EmptyState
          key={drawing}
          drawing={drawing}
          title={say.name}
          action={<Button>{say.next}</Button>}
          compact
        >
          {say.text}
        </EmptyState>
      ))}
      <ErrorCard title={say.wrong} retryLabel={say.next} onRetry={nothing}>
        {say.text}
      </ErrorCard>
    </Section>
  );
}

function Rows() {
  const say = useSamples();
  return (
    <Section name="Row, Card">
      <Row title={say.name} labels={{ previous: say.previous, next: say.next }} itemWidth={220}>
        {Array.from({ length: 8 }, (_, index) => (
          <Card key={index}>
            <Text>{say.long}</Text>
          </Card>
        ))}
      </Row>
    </Section>
  );
}

/** What is looked at. */
export const Content = () => (
  <>
    <Texts />
    <Figures />
    <States />
    <Rows />
  </>
);

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

const SampleLogo = styled.svg`
  inline-size: 32px;
  fill: currentColor;
`;

function Texts() {
  const samples = useSamples();
  return (
    <Section name="Title, Heading, Text, Chip, Logo, VisuallyHidden">
      <Title>{samples.name}</Title>
      <Text>{samples.long}</Text>
      <Text $soft $small>
        {samples.text}
        <VisuallyHidden>{samples.name}</VisuallyHidden>
      </Text>
      <Line>
        {chipTones.map((tone) => (
          <Chip key={tone} $tone={tone}>
            {samples.name}
          </Chip>
        ))}
      </Line>
      <Line>
        <Logo name={samples.name} />
        <SampleLogo viewBox="0 0 32 32" aria-hidden="true">
          <Tiles />
        </SampleLogo>
      </Line>
    </Section>
  );
}

function Numbers() {
  const samples = useSamples();
  return (
    <Section name="Price, Rating, ShopImage, Skeleton, Icon">
      <Line>
        <Price amount={900} original={1_200} originalLabel={samples.previous} />
        <Price amount={12_550_000} short />
        <Price amount={129_900} large />
        <Rating value={4.5} count={1_200} label={samples.text} />
      </Line>
      <Line>
        <Square>
          <ShopImage src={null} alt={samples.name} rounded />
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
  const samples = useSamples();
  return (
    <Section name="EmptyState, ErrorCard">
      {drawings.map((drawing) => (
        <EmptyState
          key={drawing}
          drawing={drawing}
          title={samples.name}
          action={<Button>{samples.next}</Button>}
          compact
        >
          {samples.text}
        </EmptyState>
      ))}
      <ErrorCard title={samples.wrong} retryLabel={samples.next} onRetry={nothing}>
        {samples.text}
      </ErrorCard>
    </Section>
  );
}

function Rows() {
  const samples = useSamples();
  return (
    <Section name="Row, Card">
      <Row title={samples.name} labels={{ previous: samples.previous, next: samples.next }} itemWidth={220}>
        {Array.from({ length: 8 }, (_, index) => (
          <Card key={index}>
            <Text>{samples.long}</Text>
          </Card>
        ))}
      </Row>
    </Section>
  );
}

/** Texts, pictures and other content. */
export const Content = () => (
  <>
    <Texts />
    <Numbers />
    <States />
    <Rows />
  </>
);

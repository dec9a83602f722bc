import { accent, Card, Heading, Icon, media, radius, size, space, Text, type IconName } from '@shop/ui';
import styled from 'styled-components';

interface Step {
  icon: IconName;
  title: string;
  text: string;
}

/** A process as numbered steps. */
export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <Section aria-label={title}>
      <Heading>{title}</Heading>
      <List>
        {steps.map((step) => (
          <Step key={step.title} as="li">
            <Face>
              <Icon name={step.icon} size={24} />
            </Face>
            <b>{step.title}</b>
            <Text $soft $small>
              {step.text}
            </Text>
          </Step>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space('md')};
`;

const List = styled.ol`
  display: grid;
  gap: ${space('sm')};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space('md')};
  }
`;

const Step = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space('xs')};
  & b {
    font-size: ${size('md')};
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${radius('md')};
  background: ${accent('ground')};
  color: ${accent('ink')};
`;

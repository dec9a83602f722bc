import { useTranslation } from '@shop/i18n';
import { accent, Card, Heading, Icon, media, radius, size, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const steps = [
  { name: 'choose', icon: 'bag' },
  { name: 'arrange', icon: 'phone' },
  { name: 'handOver', icon: 'scooter' },
  { name: 'receive', icon: 'home' },
] as const;

/** How a parcel gets from one door to the other. */
export function Steps() {
  const { t } = useTranslation(messages);
  return (
    <Section aria-label={t('parcel.steps')}>
      <Heading>{t('parcel.steps')}</Heading>
      <List>
        {steps.map(({ name, icon }) => (
          <Step key={name} as="li">
            <Face>
              <Icon name={icon} size={24} />
            </Face>
            <b>{t(`parcel.step.${name}.title`)}</b>
            <Text $soft $small>
              {t(`parcel.step.${name}.text`)}
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

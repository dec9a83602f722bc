import { useTranslation } from '@shop/i18n';
import { color, Heading, Icon, media, radius, size, space, type IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const steps = [
  { name: 'place', icon: 'pin' },
  { name: 'choose', icon: 'bag' },
  { name: 'receive', icon: 'scooter' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** How ordering works, in three steps. */
export function Steps() {
  const { t } = useTranslation(messages);
  return (
    <section>
      <Heading>{t('steps.title')}</Heading>
      <List>
        {steps.map(({ name, icon }) => (
          <li key={name}>
            <StepIcon>
              <Icon name={icon} size={24} />
            </StepIcon>
            <div>
              <h3>{t(`steps.${name}.title`)}</h3>
              <p>{t(`steps.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

const StepIcon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
  color: ${color('brand')};
`;

const List = styled.ol`
  display: grid;
  gap: ${space('md')};
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > li {
    display: flex;
    gap: ${space('md')};
    padding: ${space('md')};
    border: 1px solid ${color('border')};
    border-radius: ${radius('lg')};
    background: ${color('surface')};
    ${media.desktop} {
      flex-direction: column;
      padding: ${space('lg')};
    }
  }
  & h3 {
    font-size: ${size('md')};
    font-weight: 700;
  }
  & p {
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
`;

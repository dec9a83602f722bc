import { useTranslation } from '@shop/i18n';
import { color, media, motion, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useMenuAddress, type MenuAddress } from './use-menu-address';

const choices = [
  { diet: null, text: 'store.anyDiet' },
  { diet: 'veg', text: 'mark.veg' },
  { diet: 'non_veg', text: 'mark.nonVeg' },
] as const satisfies { diet: MenuAddress['diet']; text: string }[];

/** The veg filter of the menu, stored in the address. */
export function DietSwitch() {
  const { t } = useTranslation(messages);
  const { diet, put } = useMenuAddress();
  return (
    <Group role="group" aria-label={t('store.diet')}>
      {choices.map((choice) => (
        <button
          key={choice.text}
          type="button"
          aria-pressed={diet === choice.diet}
          onClick={() => put('diet', choice.diet)}
        >
          {t(choice.text)}
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex: none;
  padding: 3px;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  & > button {
    min-block-size: 36px;
    padding-inline: ${space('xs')};
    border-radius: ${radius('sm')};
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-weight: 600;
    white-space: nowrap;
    transition: background-color ${motion.fast};
    ${media.desktop} {
      padding-inline: ${space('sm')};
    }
  }
  & > button[aria-pressed='true'] {
    background: ${color('surface')};
    color: ${color('brand')};
    box-shadow: 0 1px 3px ${color('shadow')};
  }
`;

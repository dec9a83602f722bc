import { useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import { Checkbox } from '@shop/ui/form';
import type { Control, FieldValues, Path } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space('sm')};
  margin-block: calc(-1 * ${space('xs')});
  font-size: ${size('sm')};
  & button {
    min-block-size: 44px;
    color: ${color('brand')};
    font-weight: 600;
    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;

interface RememberRowProps<Values extends FieldValues & { remember: boolean }> {
  control: Control<Values, unknown, unknown>;
  /** Left out when the form has no password. */
  onForgot?: () => void;
}

/** The 'Remember me' box and the link for a forgotten password. */
export function RememberRow<Values extends FieldValues & { remember: boolean }>({
  control,
  onForgot,
}: RememberRowProps<Values>) {
  const { t } = useTranslation(messages);
  return (
    <Row>
      {/* The type parameter requires this field. */}
      <Checkbox control={control} name={'remember' as Path<Values>} label={t('rememberMe')} />
      {onForgot && (
        <button type="button" onClick={onForgot}>
          {t('forgot.title')}
        </button>
      )}
    </Row>
  );
}

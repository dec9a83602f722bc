import { pictureTypes } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Icon, motion, radius, VisuallyHidden } from '@shop/ui';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';

interface Props {
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Phones offer both camera and gallery. */
export function PictureChooser({ disabled, onFiles }: Props) {
  const { t } = useTranslation(messages);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = ''; // so that the same file can be chosen again
  };
  return (
    <Attach title={t('inbox.attach')}>
      <VisuallyHidden>{t('inbox.attach')}</VisuallyHidden>
      <Icon name="camera" size={22} />
      <input type="file" multiple accept={pictureTypes.join(',')} disabled={disabled} onChange={choose} />
    </Attach>
  );
}

const Attach = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  color: ${color('brand')};
  cursor: pointer;
  transition: background-color ${motion.fast};
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: ${color('sunken')};
  }
  &:has(:disabled) {
    color: ${color('textFaint')};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
  }
`;

import { useAction, useCache, useEndpoint, type ApiError } from '@shop/api';
import { prescriptionList, removePrescription, uploadPrescriptions } from '@shop/contract';
import { mostPrescriptions, pictureRefusal, type PictureRefusal, type Prescription } from '@shop/domain';
import { useSession } from '@shop/session';
import { useState } from 'react';
import { dropPicture, savePicture } from '../../ordering/placing/order-pictures';

/** Milliseconds: long enough for pictures on a slow connection. */
const timeout = 60_000;

/** Why a chosen file is refused: by the shop's own rules, or with the server's message. */
export type PictureProblem = PictureRefusal | { message: string };

interface PrescriptionOptions {
  value: Prescription[];
  onChange: (pictures: Prescription[]) => void;
}

const isSame = (one: Prescription[], other: Prescription[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

const toForm = (file: File) => {
  const form = new FormData();
  form.append('image[]', file);
  return form;
};

/** Pictures that the page keeps until the order is sent, for backends that take none before. */
function useOwnPictures({ value, onChange }: PrescriptionOptions) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const add = (files: File[]) => {
    const refusal = pictureRefusal(files, { most: mostPrescriptions, already: value.length });
    setProblem(refusal);
    if (!refusal && files.length > 0) onChange([...value, ...files.map(savePicture)]);
    return Promise.resolve();
  };
  const remove = (picture: Prescription) => {
    setProblem(null);
    dropPicture(picture);
    onChange(value.filter(({ id }) => id !== picture.id));
    return Promise.resolve(true);
  };
  return { pictures: value, waiting: [], problem, add, remove, busy: false };
}

/** The pictures, uploaded before the order or sent with it, as the backend requires. */
export function usePrescriptions(options: PrescriptionOptions) {
  const takesUploads = useSession(
    ({ capabilities }) => capabilities?.includes('prescription-upload') === true,
  );
  const uploaded = useUploadedPictures(options);
  const own = useOwnPictures(options);
  return takesUploads ? uploaded : own;
}

/**
 * The pictures that the server stores for this visitor until an order uses them; a reload finds them again. Each is
 * uploaded on its own, so that a failure affects no other.
 */
function useUploadedPictures({ value, onChange }: PrescriptionOptions) {
  const cache = useCache();
  const [waiting, setWaiting] = useState<File[]>([]);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const notifyChange = (pictures: Prescription[]) => {
    if (!isSame(pictures, value)) onChange(pictures);
  };
  const { data } = useEndpoint(prescriptionList, {}, { revalidateOnMount: true, onSuccess: notifyChange });
  const pictures = data ?? value;

  const refuse = (error: ApiError) => {
    const message = error.entries[0]?.message;
    if (message) setProblem({ message });
    return message !== undefined;
  };
  const uploading = useAction(uploadPrescriptions, { onError: refuse });
  const removing = useAction(removePrescription, { onError: refuse });
  const applyChange = async (left: Prescription[]) => {
    await cache.replace(prescriptionList, {}, left);
    onChange(left);
  };

  const add = async (files: File[]) => {
    const refusal = pictureRefusal(files, {
      most: mostPrescriptions,
      already: pictures.length + waiting.length,
    });
    setProblem(refusal);
    if (refusal || files.length === 0) return;
    setWaiting((known) => [...known, ...files]);
    for (const file of files) {
      const left = await uploading.run({ body: toForm(file) }, { timeout: timeout });
      if (left) await applyChange(left);
      setWaiting((known) => known.filter((other) => other !== file));
    }
  };

  const remove = async (picture: Prescription) => {
    setProblem(null);
    const left = await removing.run({ query: { prescription_id: picture.id } });
    if (left) await applyChange(left);
    return left !== undefined;
  };

  return { pictures, waiting, problem, add, remove, busy: uploading.busy || removing.busy };
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Upload } from '#contract/uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import zone from './upload.module.css';

/**
 * Opens the review of the one document that was sent from this screen, as soon as it is read. With two the user
 * chooses; a document that is no booking is explained in the list. A user who is doing something else on the screen
 * stays there, and so does one who comes back to the list.
 */
export function useOpening(items: readonly Upload[] | undefined) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [picked, setPicked] = useState(0);
  const [id, setId] = useState<string>();
  const [is_left_alone, setLeftAlone] = useState<boolean>();
  const is_ready = items?.some((item) => item.id === id && item.state === 'proposed') === true;
  if (is_ready && is_left_alone === undefined) setLeftAlone(isAtRest());
  const opened = is_ready && is_left_alone === true && picked === 1 ? id : undefined;

  useEffect(() => {
    if (opened === undefined) return undefined;
    let is_here = true;
    const params = { id: opened };
    // the row stays until the review can be drawn: a frame of empty boxes stood between them
    void queries
      .query({ ...read('GET uploads/{id}', { params }), retry: false })
      .catch(() => undefined)
      .then(() => {
        if (is_here) void navigate({ to: paths.upload_review, params });
      });
    return () => {
      is_here = false;
    };
  }, [opened, queries, navigate]);

  return {
    /** the document whose review is about to appear */
    opened,
    onPicked: (files: readonly File[]) => setPicked((before) => before + files.length),
    onAdded: (document: Upload) => setId(document.id),
  };
}

/** The focus is where it was when the document was sent, on the button of the sheet, or on no control. */
function isAtRest(): boolean {
  const { activeElement: focused } = document;
  if (document.querySelector('dialog[open]') !== null) return false;
  return focused === null || focused.matches(`body, h1, .${zone['zone']} *, [data-records]`);
}

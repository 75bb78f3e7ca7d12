import { Card } from '@mantine/core';
import { useSize } from '../lib/size.ts';
import { paths } from '../app/paths.ts'; // VIOLATION
import { CruiseCard } from '../features/cruises/card.tsx'; // VIOLATION
import type { Cruise } from '#contract/cruises.ts'; // VIOLATION
import { Link } from '@tanstack/react-router'; // VIOLATION
import { useQuery } from '@tanstack/react-query'; // VIOLATION
import { useTranslations } from 'use-intl'; // VIOLATION

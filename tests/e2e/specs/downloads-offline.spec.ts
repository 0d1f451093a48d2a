import { cookieNames } from '@parde/domain';
import type { Page } from '@playwright/test';
import { subscriber } from '../support/session.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

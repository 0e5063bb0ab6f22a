-- Roles. People from before the roles could do everything, so they become managers.
ALTER TABLE people ADD COLUMN role TEXT NOT NULL DEFAULT 'front desk' CHECK (role IN ('front desk', 'manager'));
UPDATE people SET role = 'manager';
